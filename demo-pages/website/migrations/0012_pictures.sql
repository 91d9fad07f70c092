CREATE TABLE "website"."picture_renditions" (
	"digest" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_renditions_digest_width_format_pk" PRIMARY KEY("digest","width","format")
);
--> statement-breakpoint
CREATE TABLE "website"."pictures" (
	"digest" text PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"name" text NOT NULL,
	"alt" jsonb NOT NULL,
	"credit" text NOT NULL,
	"focus_x" real NOT NULL,
	"focus_y" real NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_image_unique" UNIQUE("image")
);--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."pictures" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('gifts');
