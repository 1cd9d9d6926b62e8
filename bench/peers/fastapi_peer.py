"""What a plain FastAPI with asyncpg does: the token verified, the user loaded, then the data and the count."""
import json
import os

import asyncpg
import jwt
import uvicorn
from fastapi import Depends, FastAPI, HTTPException, Request, Response

app = FastAPI()
COLUMNS = "id, title, report_type, status, is_favorite, client_input, created_at, updated_at"


@app.on_event("startup")
async def connect():
    async def decode_json(connection):
        await connection.set_type_codec("jsonb", encoder=json.dumps, decoder=json.loads, schema="pg_catalog")

    app.state.pool = await asyncpg.create_pool(os.environ["DATABASE_URL"], max_size=10, init=decode_json)


async def current_user(request: Request):
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    try:
        claims = jwt.decode(token, os.environ["JWT_SECRET"], algorithms=["HS256"], audience="cairn-api")
    except jwt.PyJWTError:
        raise HTTPException(401, "Could not validate credentials")
    user = await app.state.pool.fetchrow("SELECT id, email, token_version FROM users WHERE id = $1", claims["sub"])
    if user is None or user["token_version"] != claims["ver"]:
        raise HTTPException(401, "Could not validate credentials")
    return user


@app.get("/api/v1/roadmaps/")
async def page(response: Response, limit: int = 100, skip: int = 0, user=Depends(current_user)):
    rows = await app.state.pool.fetch(
        f"SELECT {COLUMNS} FROM roadmaps WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3",
        user["id"], limit, skip,
    )
    total = await app.state.pool.fetchval("SELECT count(*) FROM roadmaps WHERE user_id = $1", user["id"])
    response.headers["x-total-count"] = str(total)
    return [dict(row) for row in rows]


@app.get("/api/v1/roadmaps/{roadmap_id}")
async def one(roadmap_id: str, user=Depends(current_user)):
    row = await app.state.pool.fetchrow(
        f"SELECT {COLUMNS}, content FROM roadmaps WHERE id = $1 AND user_id = $2", roadmap_id, user["id"]
    )
    if row is None:
        raise HTTPException(404, "Roadmap not found")
    return dict(row)


uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]), log_level="warning")
