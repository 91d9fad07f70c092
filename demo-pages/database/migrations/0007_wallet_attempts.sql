ALTER TABLE "website"."payment_attempts" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "authentication_id" text;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD CONSTRAINT "payment_attempts_method" CHECK ("website"."payment_attempts"."method" in ('card', 'wallet'));