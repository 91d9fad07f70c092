CREATE TABLE "provider"."key_domains" (
	"key_hash" text NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "key_domains_pk" PRIMARY KEY("key_hash","domain")
);
--> statement-breakpoint
CREATE TABLE "provider"."rate_windows" (
	"subject" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_windows_pk" PRIMARY KEY("subject","starts_at")
);
--> statement-breakpoint
CREATE TABLE "provider"."signing_keys" (
	"slot" text PRIMARY KEY NOT NULL,
	"kid" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider"."checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"reference_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"gateway_type" text NOT NULL,
	"mode" text NOT NULL,
	"page_origin" text,
	"meta" jsonb NOT NULL,
	"amount_minor" bigint,
	"currency" text NOT NULL,
	"description" text,
	"success_url" text NOT NULL,
	"error_url" text NOT NULL,
	"status" text NOT NULL,
	"shopper_email" text,
	"shopper_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "checkouts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "checkouts_reference_id_unique" UNIQUE("reference_id"),
	CONSTRAINT "checkouts_status" CHECK ("provider"."checkouts"."status" in ('created', 'approved', 'declined', 'referred', 'cancelled', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."key_domains" ADD CONSTRAINT "key_domains_key_hash_keys_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "provider"."keys"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."checkouts" ADD CONSTRAINT "checkouts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."checkouts" ADD CONSTRAINT "checkouts_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_domains_domain" ON "provider"."key_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "rate_windows_starts_at" ON "provider"."rate_windows" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "checkouts_expires_at" ON "provider"."checkouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "keys_expires_at" ON "provider"."keys" USING btree ("expires_at");