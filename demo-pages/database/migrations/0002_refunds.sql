ALTER TABLE "website"."refunds" RENAME COLUMN "order_id" TO "refundable_id";--> statement-breakpoint
ALTER TABLE "website"."refunds" DROP CONSTRAINT "refunds_order_id_orders_id_fk";
--> statement-breakpoint
DROP INDEX "website"."refunds_order";--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "refundable_kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."refunds" ALTER COLUMN "refundable_kind" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "refunds_refundable" ON "website"."refunds" USING btree ("refundable_kind","refundable_id","created_at");--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD CONSTRAINT "refunds_kind" CHECK ("website"."refunds"."refundable_kind" in ('order', 'donation'));