CREATE TABLE "website"."refund_units" (
	"refund_id" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "refund_units_refund_id_item_id_pk" PRIMARY KEY("refund_id","item_id"),
	CONSTRAINT "refund_units_quantity" CHECK ("website"."refund_units"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "website"."refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"charge_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"form_key" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"staff_name" text NOT NULL,
	"drives" integer DEFAULT 0 NOT NULL,
	"refund_id" text,
	"error_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "refunds_amount" CHECK ("website"."refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_status" CHECK ("website"."refunds"."status" in ('asked', 'refunded', 'failed')),
	CONSTRAINT "refunds_refunded_has_id" CHECK (("website"."refunds"."status" = 'refunded') = ("website"."refunds"."refund_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "website"."staff_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website"."staff_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"site_country_code" text NOT NULL,
	"subject" text NOT NULL,
	"outcome" text NOT NULL,
	"detail" text NOT NULL,
	"form_key" text
);
--> statement-breakpoint
CREATE TABLE "provider"."charge_refunds" (
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
	CONSTRAINT "charge_refunds_amount" CHECK ("provider"."charge_refunds"."amount_minor" > 0),
	CONSTRAINT "charge_refunds_status" CHECK ("provider"."charge_refunds"."status" in ('pending', 'complete', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."refund_units" ADD CONSTRAINT "refund_units_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "website"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."charge_refunds" ADD CONSTRAINT "charge_refunds_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "website"."refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "website"."refunds" USING btree ("created_at") WHERE "website"."refunds"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "website"."staff_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_actions_subject" ON "website"."staff_actions" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_actions_form" ON "website"."staff_actions" USING btree ("form_key");--> statement-breakpoint
CREATE INDEX "charge_refunds_charge" ON "provider"."charge_refunds" USING btree ("charge_id");--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD CONSTRAINT "charges_refunded" CHECK ("provider"."charges"."refunded_minor" between 0 and "provider"."charges"."amount_minor");--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD CONSTRAINT "wallet_charges_refunded" CHECK ("provider"."wallet_charges"."refunded_minor" between 0 and "provider"."wallet_charges"."amount_minor");