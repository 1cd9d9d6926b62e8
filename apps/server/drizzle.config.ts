import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` in this folder writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/adapters/db/schema.ts',
  out: './src/adapters/db/migrations',
})
