CREATE TABLE "website"."articles" (
	"kind" text NOT NULL,
	"site_country_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"author" text NOT NULL,
	"author_role" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"topic" text NOT NULL,
	"published_on" date NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "search_title"), 'A') || setweight(to_tsvector('english', "search_text"), 'B')) STORED NOT NULL,
	CONSTRAINT "articles_site_country_code_kind_slug_pk" PRIMARY KEY("site_country_code","kind","slug"),
	CONSTRAINT "articles_kind" CHECK ("website"."articles"."kind" in ('news', 'blog')),
	CONSTRAINT "articles_country" CHECK ("website"."articles"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."events" (
	"site_country_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"venue" text NOT NULL,
	"cost" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "search_title"), 'A') || setweight(to_tsvector('english', "search_text"), 'B')) STORED NOT NULL,
	CONSTRAINT "events_site_country_code_slug_pk" PRIMARY KEY("site_country_code","slug"),
	CONSTRAINT "events_country" CHECK ("website"."events"."site_country_code" in ('AUS', 'NZL')),
	CONSTRAINT "events_end_after_start" CHECK ("website"."events"."ends_at" > "website"."events"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "website"."media_items" (
	"site_country_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"format" text NOT NULL,
	"action_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"published_on" date NOT NULL,
	CONSTRAINT "media_items_site_country_code_slug_pk" PRIMARY KEY("site_country_code","slug"),
	CONSTRAINT "media_items_format" CHECK ("website"."media_items"."format" in ('film', 'picture', 'report')),
	CONSTRAINT "media_items_country" CHECK ("website"."media_items"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."media_terms" (
	"facet" text NOT NULL,
	"id" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "media_terms_facet_id_pk" PRIMARY KEY("facet","id"),
	CONSTRAINT "media_terms_facet" CHECK ("website"."media_terms"."facet" in ('action', 'location'))
);
--> statement-breakpoint
CREATE INDEX "articles_by_date" ON "website"."articles" USING btree ("site_country_code","kind","published_on");--> statement-breakpoint
CREATE INDEX "articles_search" ON "website"."articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "events_by_end" ON "website"."events" USING btree ("site_country_code","ends_at");--> statement-breakpoint
CREATE INDEX "events_search" ON "website"."events" USING gin ("search");--> statement-breakpoint
CREATE INDEX "media_items_by_date" ON "website"."media_items" USING btree ("site_country_code","published_on");