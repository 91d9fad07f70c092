ALTER TABLE "website"."events" ADD COLUMN "status" text DEFAULT 'scheduled' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."events" ADD COLUMN "is_online" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."events" ADD COLUMN "book" text;--> statement-breakpoint
ALTER TABLE "website"."media_items" ADD COLUMN "film" text;--> statement-breakpoint
ALTER TABLE "website"."media_items" ADD COLUMN "captions" text;--> statement-breakpoint
ALTER TABLE "website"."events" ADD CONSTRAINT "events_status" CHECK ("website"."events"."status" in ('scheduled', 'moved', 'cancelled'));