ALTER TABLE "provider"."configurations" ADD COLUMN "result" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."payment_tokens" ADD COLUMN "customer_id" text;