CREATE TABLE "website"."bequest_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"form_key" text NOT NULL,
	"site_country_code" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bequest_requests_country" CHECK ("website"."bequest_requests"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."bot_check_uses" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."donor_updates" (
	"id" text PRIMARY KEY NOT NULL,
	"site_country_code" text NOT NULL,
	"old_email" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donor_updates_country" CHECK ("website"."donor_updates"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."petition_counts" (
	"node_id" text PRIMARY KEY NOT NULL,
	"signatures" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."petition_signatures" (
	"id" text NOT NULL,
	"node_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"postcode" text NOT NULL,
	"mobile" text NOT NULL,
	"location" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "petition_signatures_node_id_email_key_pk" PRIMARY KEY("node_id","email_key"),
	CONSTRAINT "petition_signatures_id_unique" UNIQUE("id"),
	CONSTRAINT "petition_signatures_country" CHECK ("website"."petition_signatures"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"site_country_code" text NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"source" text NOT NULL,
	"joined" integer NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "subscribers_country" CHECK ("website"."subscribers"."site_country_code" in ('AUS', 'NZL')),
	CONSTRAINT "subscribers_source" CHECK ("website"."subscribers"."source" in ('newsletter', 'petition', 'update-details'))
);
--> statement-breakpoint
CREATE TABLE "provider"."checkout_instructions" (
	"intent_id" text NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"step" text,
	"phase" text NOT NULL,
	"payload" jsonb NOT NULL,
	"customisation" jsonb,
	"next_instruction" boolean,
	"jti" text NOT NULL,
	"wallet_charge_id" text,
	"authentication_id" text,
	"saved_source_id" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"erred_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	"report_event" text,
	"report" jsonb,
	"report_hash" text,
	"token_hash" text,
	"browser_details" jsonb,
	CONSTRAINT "checkout_instructions_pk" PRIMARY KEY("intent_id","seq")
);
--> statement-breakpoint
CREATE TABLE "provider"."checkout_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"customer" jsonb NOT NULL,
	"customer_id" text NOT NULL,
	"return_url" text,
	"environment" text NOT NULL,
	"script" jsonb NOT NULL,
	"position" jsonb NOT NULL,
	"seq" integer NOT NULL,
	"status" text NOT NULL,
	"source_hash" text,
	"charge_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "checkout_intents_charge" UNIQUE("charge_id"),
	CONSTRAINT "checkout_intents_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "checkout_intents_amount" CHECK ("provider"."checkout_intents"."amount_minor" > 0),
	CONSTRAINT "checkout_intents_currency" CHECK ("provider"."checkout_intents"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "checkout_intents_status" CHECK ("provider"."checkout_intents"."status" in ('open', 'in_review', 'paid', 'succeeded', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "provider"."vault_setups" (
	"setup_hash" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vault_setups_status" CHECK ("provider"."vault_setups"."status" in ('created', 'approved', 'exchanged', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "provider"."checkout_instructions" ADD CONSTRAINT "checkout_instructions_intent_id_checkout_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "provider"."checkout_intents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."checkout_intents" ADD CONSTRAINT "checkout_intents_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."vault_setups" ADD CONSTRAINT "vault_setups_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."vault_setups" ADD CONSTRAINT "vault_setups_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bequest_requests_recent" ON "website"."bequest_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bot_check_uses_expiry" ON "website"."bot_check_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "donor_updates_recent" ON "website"."donor_updates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "petition_signatures_recent" ON "website"."petition_signatures" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_one_each" ON "website"."subscribers" USING btree ("site_country_code","email_key");--> statement-breakpoint
CREATE INDEX "subscribers_recent" ON "website"."subscribers" USING btree ("subscribed_at");--> statement-breakpoint
CREATE INDEX "checkout_intents_expires_at" ON "provider"."checkout_intents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "vault_setups_expires_at" ON "provider"."vault_setups" USING btree ("expires_at");