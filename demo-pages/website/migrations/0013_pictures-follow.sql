ALTER TABLE "website"."picture_renditions" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."pictures" DROP CONSTRAINT "pictures_image_unique";--> statement-breakpoint
ALTER TABLE "website"."pictures" DROP CONSTRAINT "pictures_pkey";--> statement-breakpoint
ALTER TABLE "website"."pictures" ADD PRIMARY KEY ("image");--> statement-breakpoint
ALTER TABLE "website"."pictures" ADD COLUMN "origin" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."pictures" ADD COLUMN "ratio" real DEFAULT 1.3333334 NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."pictures" ALTER COLUMN "ratio" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "website"."pictures" ADD COLUMN "crops" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."pictures" ALTER COLUMN "crops" DROP DEFAULT;--> statement-breakpoint
UPDATE "website"."pictures" SET "crops" = jsonb_build_object('4:3', "image");--> statement-breakpoint
ALTER TABLE "website"."pictures" ADD COLUMN "master" text;--> statement-breakpoint
ALTER TABLE "website"."pictures" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_uploaded_once" ON "website"."pictures" USING btree ("digest") WHERE "website"."pictures"."origin" = 'staff';--> statement-breakpoint
CREATE TRIGGER "content_changed_appeals" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."pictures" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('appeals');--> statement-breakpoint
CREATE TRIGGER "content_changed_pictures" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."pictures" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('pictures');
