ALTER TABLE "provider"."charges" DROP CONSTRAINT "charges_refunded";--> statement-breakpoint
ALTER TABLE "provider"."charges" DROP CONSTRAINT "charges_status";--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" DROP CONSTRAINT "wallet_charges_refunded";--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" DROP CONSTRAINT "wallet_charges_status";--> statement-breakpoint
DROP INDEX "provider"."charges_due";--> statement-breakpoint
DROP INDEX "provider"."customers_created_at";--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "capture" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "captured_minor" bigint;--> statement-breakpoint
ALTER TABLE "provider"."idempotent_requests" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "provider"."idempotent_requests" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD COLUMN "captured_minor" bigint;--> statement-breakpoint
CREATE INDEX "charge_refunds_created_at" ON "provider"."charge_refunds" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_charges_due" ON "provider"."wallet_charges" USING btree ("due_at") WHERE "provider"."wallet_charges"."status" in ('capturing', 'pending');--> statement-breakpoint
CREATE INDEX "charges_due" ON "provider"."charges" USING btree ("due_at") WHERE "provider"."charges"."status" in ('pending', 'pending_settlement', 'authorised');--> statement-breakpoint
CREATE INDEX "customers_created_at" ON "provider"."customers" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD CONSTRAINT "charges_captured" CHECK ("provider"."charges"."captured_minor" between 1 and "provider"."charges"."amount_minor");--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD CONSTRAINT "charges_refunded" CHECK ("provider"."charges"."refunded_minor" between 0 and coalesce("provider"."charges"."captured_minor", "provider"."charges"."amount_minor"));--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD CONSTRAINT "charges_status" CHECK ("provider"."charges"."status" in ('pending', 'pending_settlement', 'authorised', 'complete', 'failed', 'cancelled', 'expired', 'dishonoured', 'charged_back'));--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD CONSTRAINT "wallet_charges_captured" CHECK ("provider"."wallet_charges"."captured_minor" between 1 and "provider"."wallet_charges"."amount_minor");--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD CONSTRAINT "wallet_charges_refunded" CHECK ("provider"."wallet_charges"."refunded_minor" between 0 and coalesce("provider"."wallet_charges"."captured_minor", "provider"."wallet_charges"."amount_minor"));--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD CONSTRAINT "wallet_charges_status" CHECK ("provider"."wallet_charges"."status" in ('wallet_initialized', 'capturing', 'complete', 'pending', 'inreview', 'failed', 'cancelled', 'expired'));