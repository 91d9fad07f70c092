ALTER TABLE "website"."managed_entries" ADD COLUMN "from_folder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What is out of use was taken out by staff: a file of the folder must not bring it back.
UPDATE "website"."managed_entries" SET "from_folder" = true WHERE "live_version" IS NULL;--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."managed_entries" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('gifts');
