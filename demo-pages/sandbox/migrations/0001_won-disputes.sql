ALTER TABLE "sandbox"."charges" ADD COLUMN "reinstatement_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox"."charges" ADD COLUMN "reinstated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "charges_reinstatement_due" ON "sandbox"."charges" USING btree ("reinstatement_due_at") WHERE "sandbox"."charges"."reinstatement_due_at" is not null;