CREATE TABLE "provider"."merchant_origins" (
	"merchant_id" text NOT NULL,
	"origin" text NOT NULL,
	"is_configured" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "merchant_origins_pk" PRIMARY KEY("merchant_id","origin")
);
--> statement-breakpoint
CREATE TABLE "provider"."logged_requests" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text,
	"credential" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"code" text,
	"request_body" text,
	"answer_body" text,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider"."key_origins" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "provider"."key_origins" CASCADE;--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD COLUMN "mode" text DEFAULT 'test' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD COLUMN "hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."merchant_origins" ADD CONSTRAINT "merchant_origins_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."logged_requests" ADD CONSTRAINT "logged_requests_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_origins_origin" ON "provider"."merchant_origins" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "logged_requests_merchant" ON "provider"."logged_requests" USING btree ("merchant_id","sequence");--> statement-breakpoint
CREATE INDEX "logged_requests_id" ON "provider"."logged_requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "keys_merchant" ON "provider"."keys" USING btree ("merchant_id");--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD CONSTRAINT "keys_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "provider"."merchants" ADD CONSTRAINT "merchants_name" UNIQUE("name");--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD CONSTRAINT "keys_mode" CHECK ("provider"."keys"."mode" in ('test', 'live'));