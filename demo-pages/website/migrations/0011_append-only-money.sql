CREATE TABLE "website"."order_reversals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website"."order_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entry" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"cause" text NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "order_reversals_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
ALTER TABLE "website"."orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "website"."orders" DROP CONSTRAINT "orders_paid_has_transaction";--> statement-breakpoint
DROP INDEX "website"."orders_one_unpaid";--> statement-breakpoint
ALTER TABLE "website"."orders" ADD COLUMN "reversed_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."order_reversals" ADD CONSTRAINT "order_reversals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reversals_order" ON "website"."order_reversals" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider" ON "website"."refunds" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_unpaid" ON "website"."orders" USING btree ("session_id","site_country_code") WHERE "website"."orders"."status" in ('open', 'paying');--> statement-breakpoint
ALTER TABLE "website"."orders" ADD CONSTRAINT "orders_status" CHECK ("website"."orders"."status" in ('open', 'paying', 'paid', 'reversed'));--> statement-breakpoint
ALTER TABLE "website"."orders" ADD CONSTRAINT "orders_paid_has_transaction" CHECK (("website"."orders"."status" in ('paid', 'reversed')) = ("website"."orders"."transaction_id" is not null));--> statement-breakpoint
CREATE FUNCTION "website"."only_add_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		-- Erasure takes a person's name out of a note; nothing else of a row ever changes.
		IF to_jsonb(NEW) - 'detail' = to_jsonb(OLD) - 'detail' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'Rows of % are only added, never changed or deleted.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "only_add_rows" BEFORE UPDATE OR DELETE ON "website"."donation_ledger" FOR EACH ROW EXECUTE FUNCTION "website"."only_add_rows"();--> statement-breakpoint
CREATE TRIGGER "only_add_rows_at_all" BEFORE TRUNCATE ON "website"."donation_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "website"."only_add_rows"();--> statement-breakpoint
CREATE TRIGGER "only_add_rows" BEFORE UPDATE OR DELETE ON "website"."order_reversals" FOR EACH ROW EXECUTE FUNCTION "website"."only_add_rows"();--> statement-breakpoint
CREATE TRIGGER "only_add_rows_at_all" BEFORE TRUNCATE ON "website"."order_reversals" FOR EACH STATEMENT EXECUTE FUNCTION "website"."only_add_rows"();--> statement-breakpoint
CREATE TRIGGER "only_add_rows" BEFORE UPDATE OR DELETE ON "website"."staff_actions" FOR EACH ROW EXECUTE FUNCTION "website"."only_add_rows"();--> statement-breakpoint
CREATE TRIGGER "only_add_rows_at_all" BEFORE TRUNCATE ON "website"."staff_actions" FOR EACH STATEMENT EXECUTE FUNCTION "website"."only_add_rows"();--> statement-breakpoint
-- The donation form sent a state and a country although it showed no address: alone they are nothing that a donor gave.
UPDATE "website"."donations" SET "billing_address_state" = '', "billing_address_country" = '' WHERE "source" <> 'offline' AND "billing_address_street" || "billing_address_suburb" || "billing_address_city" || "billing_address_postcode" = '';--> statement-breakpoint
UPDATE "website"."giving_plans" SET "billing_address_state" = '', "billing_address_country" = '' WHERE "billing_address_street" || "billing_address_suburb" || "billing_address_city" || "billing_address_postcode" = '';
