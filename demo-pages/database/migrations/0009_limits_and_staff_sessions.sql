CREATE TABLE "website"."staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "client_network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "provider"."payment_tokens" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "website"."staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_network" ON "website"."payment_attempts" USING btree ("client_network","created_at");--> statement-breakpoint
CREATE INDEX "charges_card" ON "provider"."charges" USING btree ("merchant_id","card_fingerprint","created_at");