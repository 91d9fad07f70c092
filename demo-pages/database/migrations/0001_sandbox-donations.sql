CREATE TABLE "provider"."clock_offsets" (
	"id" text PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "clock_offsets_forward" CHECK ("provider"."clock_offsets"."offset_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider"."customers" (
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
CREATE TABLE "provider"."idempotent_requests" (
	"merchant_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_requests_pk" PRIMARY KEY("merchant_id","key")
);
--> statement-breakpoint
CREATE TABLE "provider"."webhook_deliveries" (
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
	CONSTRAINT "webhook_deliveries_status" CHECK ("provider"."webhook_deliveries"."status" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "provider"."webhook_endpoints" (
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
CREATE TABLE "provider"."webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"merchant_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider"."charges" DROP CONSTRAINT "charges_status";--> statement-breakpoint
ALTER TABLE "provider"."charges" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "initiator" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "source_type" text;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "account_last" text;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "reversal_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "decline_code" text;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "test_outcome" text DEFAULT 'approve' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "three_ds_scenario" text;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "mandate_id" text;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "mandate_reference" text;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "mandate_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "mandate_ip_address" text;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "mandate_version" text;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "mandate_revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "expiring_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD COLUMN "replacement_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider"."payment_tokens" ADD COLUMN "used_for" text;--> statement-breakpoint
ALTER TABLE "provider"."customers" ADD CONSTRAINT "customers_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."idempotent_requests" ADD CONSTRAINT "idempotent_requests_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "provider"."webhook_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "provider"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."webhook_events" ADD CONSTRAINT "webhook_events_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_created_at" ON "provider"."customers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "provider"."webhook_deliveries" USING btree ("next_try_at") WHERE "provider"."webhook_deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_sequence" ON "provider"."webhook_events" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "charges_source" ON "provider"."charges" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "charges_created_at" ON "provider"."charges" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "charges_due" ON "provider"."charges" USING btree ("due_at") WHERE "provider"."charges"."status" in ('pending', 'pending_settlement');--> statement-breakpoint
CREATE INDEX "charges_reversal_due" ON "provider"."charges" USING btree ("reversal_due_at") WHERE "provider"."charges"."reversal_due_at" is not null;--> statement-breakpoint
CREATE INDEX "charge_refunds_due" ON "provider"."charge_refunds" USING btree ("due_at") WHERE "provider"."charge_refunds"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_sources_default" ON "provider"."saved_sources" USING btree ("merchant_id","customer_id") WHERE "provider"."saved_sources"."is_primary" and "provider"."saved_sources"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_sources_expiring" ON "provider"."saved_sources" USING btree ("expiring_due_at") WHERE "provider"."saved_sources"."expiring_due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_sources_replacement" ON "provider"."saved_sources" USING btree ("replacement_due_at") WHERE "provider"."saved_sources"."replacement_due_at" is not null;--> statement-breakpoint
CREATE INDEX "wallet_charges_created_at" ON "provider"."wallet_charges" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD CONSTRAINT "saved_sources_token" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD CONSTRAINT "saved_sources_mandate" UNIQUE("mandate_id");--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD CONSTRAINT "charges_status" CHECK ("provider"."charges"."status" in ('pending', 'pending_settlement', 'complete', 'failed', 'dishonoured', 'charged_back'));