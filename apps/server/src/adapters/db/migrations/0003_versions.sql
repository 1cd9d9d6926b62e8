CREATE TABLE "feedback" (
	"roadmap_id" text NOT NULL,
	"version" integer NOT NULL,
	"label" text NOT NULL,
	"initiative_id" text NOT NULL,
	"name" text NOT NULL,
	"verdict" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_roadmap_id_version_label_pk" PRIMARY KEY("roadmap_id","version","label")
);
--> statement-breakpoint
CREATE TABLE "roadmap_versions" (
	"roadmap_id" text NOT NULL,
	"number" integer NOT NULL,
	"origin" text DEFAULT 'created' NOT NULL,
	"restored_from" integer,
	"changes" jsonb,
	"status" text NOT NULL,
	"client_input" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"generated_at" timestamp (3) with time zone,
	"first_initiative" text GENERATED ALWAYS AS (content -> 'insights' -> 'initiatives' -> 0 ->> 'name') STORED,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roadmap_versions_roadmap_id_number_pk" PRIMARY KEY("roadmap_id","number")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"roadmap_id" text NOT NULL,
	"version" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	CONSTRAINT "share_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "origin" text DEFAULT 'created' NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "restored_from" integer;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "versioned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_roadmap_id_roadmaps_id_fk" FOREIGN KEY ("roadmap_id") REFERENCES "public"."roadmaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_versions" ADD CONSTRAINT "roadmap_versions_roadmap_id_roadmaps_id_fk" FOREIGN KEY ("roadmap_id") REFERENCES "public"."roadmaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_roadmap_id_roadmaps_id_fk" FOREIGN KEY ("roadmap_id") REFERENCES "public"."roadmaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_updated_at_index" ON "feedback" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "share_links_newest" ON "share_links" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_links_roadmap_id_index" ON "share_links" USING btree ("roadmap_id");