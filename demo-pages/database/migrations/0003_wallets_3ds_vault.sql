CREATE TABLE "provider"."authentications" (
	"id" text PRIMARY KEY NOT NULL,
	"page_key" text NOT NULL,
	"merchant_id" text NOT NULL,
	"page_origin" text,
	"payment_token_hash" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"card_last4" text,
	"card_scheme" text,
	"scenario" text NOT NULL,
	"browser_details" jsonb NOT NULL,
	"status" text NOT NULL,
	"wrong_codes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "authentications_page_key_unique" UNIQUE("page_key"),
	CONSTRAINT "authentications_status" CHECK ("provider"."authentications"."status" in ('created', 'pending', 'success', 'rejected', 'cancelled', 'timed_out'))
);
--> statement-breakpoint
CREATE TABLE "provider"."page_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"merchant_id" text NOT NULL,
	"subject" text NOT NULL,
	"allows_security_code" boolean NOT NULL,
	"wrong_codes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "page_tokens_kind" CHECK ("provider"."page_tokens"."kind" in ('query', 'vault_display'))
);
--> statement-breakpoint
CREATE TABLE "provider"."saved_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"type" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"position" integer NOT NULL,
	"holder_name" text NOT NULL,
	"card_last4" text,
	"card_scheme" text,
	"expire_month" integer,
	"expire_year" integer,
	"account_last" text,
	"checkout_email" text,
	CONSTRAINT "saved_sources_last4" CHECK ("provider"."saved_sources"."card_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "provider"."services" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"type" text NOT NULL,
	"mode" text NOT NULL,
	"username" text,
	"merchant" text
);
--> statement-breakpoint
CREATE TABLE "provider"."wallet_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"gateway_id" text NOT NULL,
	"gateway_type" text NOT NULL,
	"mode" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"customer" jsonb NOT NULL,
	"meta" jsonb NOT NULL,
	"capture" boolean NOT NULL,
	"order_id" text,
	"shipping" jsonb,
	"payment_source" jsonb,
	"status" text NOT NULL,
	"method_hash" text,
	"outcome" text,
	"failure_code" text,
	"failure_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "wallet_charges_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "wallet_charges_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "wallet_charges_amount" CHECK ("provider"."wallet_charges"."amount_minor" > 0),
	CONSTRAINT "wallet_charges_currency" CHECK ("provider"."wallet_charges"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "wallet_charges_status" CHECK ("provider"."wallet_charges"."status" in ('wallet_initialized', 'capturing', 'complete', 'pending', 'inreview', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "authentication_id" text;--> statement-breakpoint
ALTER TABLE "provider"."payment_tokens" ADD COLUMN "three_ds_scenario" text;--> statement-breakpoint
ALTER TABLE "provider"."authentications" ADD CONSTRAINT "authentications_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."page_tokens" ADD CONSTRAINT "page_tokens_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD CONSTRAINT "saved_sources_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD CONSTRAINT "saved_sources_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."services" ADD CONSTRAINT "services_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD CONSTRAINT "wallet_charges_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD CONSTRAINT "wallet_charges_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authentications_expires_at" ON "provider"."authentications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "page_tokens_expires_at" ON "provider"."page_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saved_sources_customer" ON "provider"."saved_sources" USING btree ("merchant_id","customer_id","position");--> statement-breakpoint
CREATE INDEX "wallet_charges_expires_at" ON "provider"."wallet_charges" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD CONSTRAINT "charges_authentication" UNIQUE("authentication_id");