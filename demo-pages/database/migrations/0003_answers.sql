ALTER TABLE "provider"."idempotent_requests" ALTER COLUMN "answer" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "mandate_reference" text;