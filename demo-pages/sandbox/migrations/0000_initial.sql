CREATE SCHEMA "sandbox";
--> statement-breakpoint
CREATE TABLE "sandbox"."charges" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"token_hash" text,
	"customer_id" text,
	"source_id" text,
	"initiator" text DEFAULT 'customer' NOT NULL,
	"source_type" text,
	"gateway_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"capture" boolean DEFAULT true NOT NULL,
	"captured_minor" bigint,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"customer" jsonb NOT NULL,
	"card_last4" text,
	"account_last" text,
	"mandate_reference" text,
	"card_scheme" text,
	"card_fingerprint" text,
	"test_outcome" text NOT NULL,
	"authentication_id" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"reversal_due_at" timestamp (3) with time zone,
	"reversed_at" timestamp (3) with time zone,
	"failure_code" text,
	"decline_code" text,
	"failure_message" text,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "charges_authentication" UNIQUE("authentication_id"),
	CONSTRAINT "charges_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "charges_token" UNIQUE("token_hash"),
	CONSTRAINT "charges_captured" CHECK ("sandbox"."charges"."captured_minor" between 1 and "sandbox"."charges"."amount_minor"),
	CONSTRAINT "charges_refunded" CHECK ("sandbox"."charges"."refunded_minor" between 0 and coalesce("sandbox"."charges"."captured_minor", "sandbox"."charges"."amount_minor")),
	CONSTRAINT "charges_amount" CHECK ("sandbox"."charges"."amount_minor" > 0),
	CONSTRAINT "charges_currency" CHECK ("sandbox"."charges"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "charges_status" CHECK ("sandbox"."charges"."status" in ('pending', 'pending_settlement', 'authorised', 'complete', 'failed', 'cancelled', 'expired', 'dishonoured', 'charged_back'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."checkouts" (
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
	CONSTRAINT "checkouts_status" CHECK ("sandbox"."checkouts"."status" in ('created', 'approved', 'declined', 'referred', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."clock_offsets" (
	"id" text PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "clock_offsets_forward" CHECK ("sandbox"."clock_offsets"."offset_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."configurations" (
	"token" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"type" text NOT NULL,
	"purpose" text NOT NULL,
	"label" text,
	"card_scheme" text,
	"card_processing_network" text,
	"defined_form_fields" jsonb NOT NULL,
	"dynamic_fields_position" boolean NOT NULL,
	"meta" jsonb NOT NULL,
	"result" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."gateways" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."customers" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"reference" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."checkout_instructions" (
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
CREATE TABLE "sandbox"."checkout_intents" (
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
	"moves" integer NOT NULL,
	"seq" integer NOT NULL,
	"status" text NOT NULL,
	"source_hash" text,
	"charge_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "checkout_intents_charge" UNIQUE("charge_id"),
	CONSTRAINT "checkout_intents_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "checkout_intents_amount" CHECK ("sandbox"."checkout_intents"."amount_minor" > 0),
	CONSTRAINT "checkout_intents_currency" CHECK ("sandbox"."checkout_intents"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "checkout_intents_status" CHECK ("sandbox"."checkout_intents"."status" in ('open', 'in_review', 'paid', 'succeeded', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."key_domains" (
	"key_hash" text NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "key_domains_pk" PRIMARY KEY("key_hash","domain")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text NOT NULL,
	"mode" text DEFAULT 'test' NOT NULL,
	"merchant_id" text NOT NULL,
	"label" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "keys_id" UNIQUE("id"),
	CONSTRAINT "keys_kind" CHECK ("sandbox"."keys"."kind" in ('public', 'access', 'secret')),
	CONSTRAINT "keys_mode" CHECK ("sandbox"."keys"."mode" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."merchant_origins" (
	"merchant_id" text NOT NULL,
	"origin" text NOT NULL,
	"is_configured" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "merchant_origins_pk" PRIMARY KEY("merchant_id","origin")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "merchants_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."rate_windows" (
	"subject" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_windows_pk" PRIMARY KEY("subject","starts_at")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."signing_keys" (
	"slot" text PRIMARY KEY NOT NULL,
	"kid" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."charge_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"charge_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"test_outcome" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"failure_code" text,
	"failure_message" text,
	CONSTRAINT "charge_refunds_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "charge_refunds_amount" CHECK ("sandbox"."charge_refunds"."amount_minor" > 0),
	CONSTRAINT "charge_refunds_status" CHECK ("sandbox"."charge_refunds"."status" in ('pending', 'complete', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."logged_requests" (
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
CREATE TABLE "sandbox"."idempotent_requests" (
	"merchant_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"subject" text,
	"answer" json,
	"refusal" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_requests_pk" PRIMARY KEY("merchant_id","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."page_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"merchant_id" text NOT NULL,
	"subject" text NOT NULL,
	"allows_security_code" boolean NOT NULL,
	"allows_changes" boolean DEFAULT false NOT NULL,
	"wrong_codes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "page_tokens_kind" CHECK ("sandbox"."page_tokens"."kind" in ('query', 'vault_display'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."saved_sources" (
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
	"token_hash" text,
	"test_outcome" text DEFAULT 'approve' NOT NULL,
	"three_ds_scenario" text,
	"card_fingerprint" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"mandate_id" text,
	"mandate_reference" text,
	"mandate_accepted_at" timestamp (3) with time zone,
	"mandate_ip_address" text,
	"mandate_version" text,
	"mandate_revoked_at" timestamp (3) with time zone,
	"expiring_due_at" timestamp (3) with time zone,
	"replacement_due_at" timestamp (3) with time zone,
	CONSTRAINT "saved_sources_token" UNIQUE("token_hash"),
	CONSTRAINT "saved_sources_mandate" UNIQUE("mandate_id"),
	CONSTRAINT "saved_sources_last4" CHECK ("sandbox"."saved_sources"."card_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "sandbox"."services" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"type" text NOT NULL,
	"mode" text NOT NULL,
	"username" text,
	"merchant" text
);
--> statement-breakpoint
CREATE TABLE "sandbox"."vault_setups" (
	"setup_hash" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vault_setups_status" CHECK ("sandbox"."vault_setups"."status" in ('created', 'approved', 'exchanged', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."authentications" (
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
	CONSTRAINT "authentications_status" CHECK ("sandbox"."authentications"."status" in ('created', 'pending', 'success', 'rejected', 'cancelled', 'timed_out'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."payment_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"holder_name" text,
	"card_last4" text,
	"card_scheme" text,
	"expire_month" integer,
	"expire_year" integer,
	"card_fingerprint" text,
	"contact" jsonb NOT NULL,
	"test_outcome" text NOT NULL,
	"three_ds_scenario" text,
	"used_for" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_tokens_last4" CHECK ("sandbox"."payment_tokens"."card_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "sandbox"."wallet_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"gateway_id" text NOT NULL,
	"gateway_type" text NOT NULL,
	"mode" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"captured_minor" bigint,
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
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_charges_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "wallet_charges_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "wallet_charges_captured" CHECK ("sandbox"."wallet_charges"."captured_minor" between 1 and "sandbox"."wallet_charges"."amount_minor"),
	CONSTRAINT "wallet_charges_refunded" CHECK ("sandbox"."wallet_charges"."refunded_minor" between 0 and coalesce("sandbox"."wallet_charges"."captured_minor", "sandbox"."wallet_charges"."amount_minor")),
	CONSTRAINT "wallet_charges_amount" CHECK ("sandbox"."wallet_charges"."amount_minor" > 0),
	CONSTRAINT "wallet_charges_currency" CHECK ("sandbox"."wallet_charges"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "wallet_charges_status" CHECK ("sandbox"."wallet_charges"."status" in ('wallet_initialized', 'capturing', 'complete', 'pending', 'inreview', 'failed', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"claim" text,
	"claimed_until" timestamp (3) with time zone,
	"last_result" text,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_event" UNIQUE("event_id","endpoint_id"),
	CONSTRAINT "webhook_deliveries_status" CHECK ("sandbox"."webhook_deliveries"."status" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_expires_at" timestamp (3) with time zone,
	"is_configured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_endpoints_url" UNIQUE("merchant_id","url")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"merchant_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox"."charges" ADD CONSTRAINT "charges_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."checkouts" ADD CONSTRAINT "checkouts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."checkouts" ADD CONSTRAINT "checkouts_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "sandbox"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."configurations" ADD CONSTRAINT "configurations_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."configurations" ADD CONSTRAINT "configurations_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "sandbox"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."gateways" ADD CONSTRAINT "gateways_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."customers" ADD CONSTRAINT "customers_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."checkout_instructions" ADD CONSTRAINT "checkout_instructions_intent_id_checkout_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "sandbox"."checkout_intents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."checkout_intents" ADD CONSTRAINT "checkout_intents_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."key_domains" ADD CONSTRAINT "key_domains_key_hash_keys_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "sandbox"."keys"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."keys" ADD CONSTRAINT "keys_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."merchant_origins" ADD CONSTRAINT "merchant_origins_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."charge_refunds" ADD CONSTRAINT "charge_refunds_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."logged_requests" ADD CONSTRAINT "logged_requests_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."idempotent_requests" ADD CONSTRAINT "idempotent_requests_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."page_tokens" ADD CONSTRAINT "page_tokens_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."saved_sources" ADD CONSTRAINT "saved_sources_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."saved_sources" ADD CONSTRAINT "saved_sources_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "sandbox"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."services" ADD CONSTRAINT "services_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."vault_setups" ADD CONSTRAINT "vault_setups_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."vault_setups" ADD CONSTRAINT "vault_setups_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "sandbox"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."authentications" ADD CONSTRAINT "authentications_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."payment_tokens" ADD CONSTRAINT "payment_tokens_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."payment_tokens" ADD CONSTRAINT "payment_tokens_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "sandbox"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."wallet_charges" ADD CONSTRAINT "wallet_charges_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."wallet_charges" ADD CONSTRAINT "wallet_charges_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "sandbox"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "sandbox"."webhook_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "sandbox"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."webhook_events" ADD CONSTRAINT "webhook_events_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "sandbox"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_source" ON "sandbox"."charges" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "charges_created_at" ON "sandbox"."charges" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "charges_due" ON "sandbox"."charges" USING btree ("due_at") WHERE "sandbox"."charges"."status" in ('pending', 'pending_settlement', 'authorised');--> statement-breakpoint
CREATE INDEX "charges_reversal_due" ON "sandbox"."charges" USING btree ("reversal_due_at") WHERE "sandbox"."charges"."reversal_due_at" is not null;--> statement-breakpoint
CREATE INDEX "charges_card" ON "sandbox"."charges" USING btree ("merchant_id","card_fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_expires_at" ON "sandbox"."checkouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "configurations_expires_at" ON "sandbox"."configurations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customers_created_at" ON "sandbox"."customers" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "checkout_intents_expires_at" ON "sandbox"."checkout_intents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "key_domains_domain" ON "sandbox"."key_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "keys_merchant" ON "sandbox"."keys" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "keys_expires_at" ON "sandbox"."keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "merchant_origins_origin" ON "sandbox"."merchant_origins" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "rate_windows_starts_at" ON "sandbox"."rate_windows" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "charge_refunds_due" ON "sandbox"."charge_refunds" USING btree ("due_at") WHERE "sandbox"."charge_refunds"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "charge_refunds_charge" ON "sandbox"."charge_refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "charge_refunds_created_at" ON "sandbox"."charge_refunds" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "logged_requests_merchant" ON "sandbox"."logged_requests" USING btree ("merchant_id","sequence");--> statement-breakpoint
CREATE INDEX "logged_requests_id" ON "sandbox"."logged_requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "page_tokens_expires_at" ON "sandbox"."page_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_sources_default" ON "sandbox"."saved_sources" USING btree ("merchant_id","customer_id") WHERE "sandbox"."saved_sources"."is_primary" and "sandbox"."saved_sources"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_sources_expiring" ON "sandbox"."saved_sources" USING btree ("expiring_due_at") WHERE "sandbox"."saved_sources"."expiring_due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_sources_replacement" ON "sandbox"."saved_sources" USING btree ("replacement_due_at") WHERE "sandbox"."saved_sources"."replacement_due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_sources_customer" ON "sandbox"."saved_sources" USING btree ("merchant_id","customer_id","position");--> statement-breakpoint
CREATE INDEX "vault_setups_expires_at" ON "sandbox"."vault_setups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "authentications_expires_at" ON "sandbox"."authentications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_tokens_expires_at" ON "sandbox"."payment_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_charges_created_at" ON "sandbox"."wallet_charges" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_charges_expires_at" ON "sandbox"."wallet_charges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_charges_due" ON "sandbox"."wallet_charges" USING btree ("due_at") WHERE "sandbox"."wallet_charges"."status" in ('capturing', 'pending');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "sandbox"."webhook_deliveries" USING btree ("next_try_at") WHERE "sandbox"."webhook_deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_sequence" ON "sandbox"."webhook_events" USING btree ("sequence");