CREATE TABLE "website"."mails" (
	"id" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"site_country_code" text NOT NULL,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"from_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"unsubscribe_url" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"status" text NOT NULL,
	"attempts" smallint NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"claimed_by" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mails_status" CHECK ("website"."mails"."status" in ('waiting', 'sent', 'kept', 'failed')),
	CONSTRAINT "mails_country" CHECK ("website"."mails"."site_country_code" in ('AUS', 'NZL')),
	CONSTRAINT "mails_headers_are_lines" CHECK ("website"."mails"."to_name" || "website"."mails"."to_address" || "website"."mails"."from_name" || "website"."mails"."reply_to" || "website"."mails"."unsubscribe_url" || "website"."mails"."subject" !~ '[
]')
);
--> statement-breakpoint
CREATE TABLE "website"."cart_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website"."cart_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."gift_stock" (
	"site_country_code" text NOT NULL,
	"item_id" text NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "gift_stock_site_country_code_item_id_pk" PRIMARY KEY("site_country_code","item_id"),
	CONSTRAINT "gift_stock_available" CHECK ("website"."gift_stock"."available" >= 0)
);
--> statement-breakpoint
CREATE TABLE "website"."link_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."stock_holds" (
	"order_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "stock_holds_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "stock_holds_quantity" CHECK ("website"."stock_holds"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "website"."cart_lines" ADD COLUMN "shown_price_minor" integer;--> statement-breakpoint
ALTER TABLE "website"."ecards" ADD COLUMN "design" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."gifts" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."gifts" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."order_ecards" ADD COLUMN "design" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_cause" ON "website"."mails" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "website"."mails" USING btree ("next_attempt_at") WHERE "website"."mails"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_recent" ON "website"."mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cart_notices_session" ON "website"."cart_notices" USING btree ("session_id","site_country_code");