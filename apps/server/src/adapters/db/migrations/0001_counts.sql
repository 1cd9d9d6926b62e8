ALTER TABLE "roadmaps" ADD COLUMN "generated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "roadmap_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "favorite_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION count_roadmaps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE users SET
		roadmap_count = roadmap_count + CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END,
		favorite_count = favorite_count
			+ CASE WHEN TG_OP <> 'DELETE' AND NEW.is_favorite THEN 1 ELSE 0 END
			- CASE WHEN TG_OP <> 'INSERT' AND OLD.is_favorite THEN 1 ELSE 0 END
	WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roadmaps_counted AFTER INSERT OR DELETE OR UPDATE OF is_favorite ON roadmaps FOR EACH ROW EXECUTE FUNCTION count_roadmaps();
