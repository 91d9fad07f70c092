CREATE SCHEMA "website";
--> statement-breakpoint
CREATE SCHEMA "provider";
--> statement-breakpoint
CREATE TABLE "website"."cart_lines" (
	"session_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_session_id_site_country_code_item_id_pk" PRIMARY KEY("session_id","site_country_code","item_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("website"."cart_lines"."quantity" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "website"."ecards" (
	"session_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"instance_id" text NOT NULL,
	"card_type" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email_address" text NOT NULL,
	"message" text NOT NULL,
	"sender_name" text NOT NULL,
	CONSTRAINT "ecards_session_id_site_country_code_instance_id_pk" PRIMARY KEY("session_id","site_country_code","instance_id")
);
--> statement-breakpoint
CREATE TABLE "website"."gifts" (
	"site_country_code" text NOT NULL,
	"item_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"variant" text NOT NULL,
	"price_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"impact" text NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "gifts_site_country_code_item_id_pk" PRIMARY KEY("site_country_code","item_id"),
	CONSTRAINT "gifts_price_positive" CHECK ("website"."gifts"."price_minor" > 0),
	CONSTRAINT "gifts_country" CHECK ("website"."gifts"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."localities" (
	"id" text PRIMARY KEY NOT NULL,
	"site_country_code" text NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"rank" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."order_ecards" (
	"order_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"card_type" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email_address" text NOT NULL,
	"message" text NOT NULL,
	"sender_name" text NOT NULL,
	CONSTRAINT "order_ecards_order_id_instance_id_pk" PRIMARY KEY("order_id","instance_id")
);
--> statement-breakpoint
CREATE TABLE "website"."order_lines" (
	"order_id" text NOT NULL,
	"item_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"variant" text NOT NULL,
	"image" text NOT NULL,
	"price_minor" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "order_lines_order_id_item_id_pk" PRIMARY KEY("order_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "website"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer NOT NULL,
	"store_id" text NOT NULL,
	"customer_title" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_phone_number" text NOT NULL,
	"customer_email_address" text NOT NULL,
	"billing_address_city" text NOT NULL,
	"billing_address_street" text NOT NULL,
	"billing_address_postcode" text NOT NULL,
	"billing_address_state" text NOT NULL,
	"billing_address_suburb" text NOT NULL,
	"billing_address_country" text NOT NULL,
	"transaction_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_status" CHECK ("website"."orders"."status" in ('open', 'paying', 'paid')),
	CONSTRAINT "orders_paid_has_transaction" CHECK (("website"."orders"."status" = 'paid') = ("website"."orders"."transaction_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "website"."payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"token" text,
	"token_hash" text NOT NULL,
	"ip_address" text NOT NULL,
	"content_id" text NOT NULL,
	"drives" integer DEFAULT 0 NOT NULL,
	"charge_id" text,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_attempts_status" CHECK ("website"."payment_attempts"."status" in ('pending', 'approved', 'declined', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "website"."seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider"."charges" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"gateway_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"customer" jsonb NOT NULL,
	"card_last4" text,
	"card_scheme" text,
	"test_outcome" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"failure_code" text,
	"failure_message" text,
	CONSTRAINT "charges_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "charges_token" UNIQUE("token_hash"),
	CONSTRAINT "charges_amount" CHECK ("provider"."charges"."amount_minor" > 0),
	CONSTRAINT "charges_currency" CHECK ("provider"."charges"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "charges_status" CHECK ("provider"."charges"."status" in ('pending', 'complete', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "provider"."configurations" (
	"token" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"type" text NOT NULL,
	"purpose" text NOT NULL,
	"label" text,
	"card_scheme" text,
	"card_processing_network" text,
	"defined_form_fields" jsonb NOT NULL,
	"dynamic_fields_position" boolean NOT NULL,
	"meta" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider"."gateways" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider"."key_origins" (
	"key_hash" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "key_origins_pk" PRIMARY KEY("key_hash","origin")
);
--> statement-breakpoint
CREATE TABLE "provider"."keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"merchant_id" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "keys_kind" CHECK ("provider"."keys"."kind" in ('public', 'access', 'secret'))
);
--> statement-breakpoint
CREATE TABLE "provider"."merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider"."payment_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"type" text NOT NULL,
	"holder_name" text,
	"card_last4" text,
	"card_scheme" text,
	"expire_month" integer,
	"expire_year" integer,
	"contact" jsonb NOT NULL,
	"test_outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_tokens_last4" CHECK ("provider"."payment_tokens"."card_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "website"."cart_lines" ADD CONSTRAINT "cart_lines_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "website"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."cart_lines" ADD CONSTRAINT "cart_lines_site_country_code_item_id_gifts_site_country_code_item_id_fk" FOREIGN KEY ("site_country_code","item_id") REFERENCES "website"."gifts"("site_country_code","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."ecards" ADD CONSTRAINT "ecards_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "website"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."order_ecards" ADD CONSTRAINT "order_ecards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."orders" ADD CONSTRAINT "orders_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "website"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD CONSTRAINT "charges_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."configurations" ADD CONSTRAINT "configurations_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."configurations" ADD CONSTRAINT "configurations_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."gateways" ADD CONSTRAINT "gateways_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."key_origins" ADD CONSTRAINT "key_origins_key_hash_keys_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "provider"."keys"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD CONSTRAINT "keys_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."payment_tokens" ADD CONSTRAINT "payment_tokens_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."payment_tokens" ADD CONSTRAINT "payment_tokens_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "localities_by_name" ON "website"."localities" USING btree ("site_country_code","search_name" collate "C");--> statement-breakpoint
CREATE INDEX "localities_by_postcode" ON "website"."localities" USING btree ("site_country_code","postcode" collate "C");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_unpaid" ON "website"."orders" USING btree ("session_id","site_country_code") WHERE "website"."orders"."status" <> 'paid';--> statement-breakpoint
CREATE INDEX "orders_session" ON "website"."orders" USING btree ("session_id","site_country_code","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_pending" ON "website"."payment_attempts" USING btree ("order_id") WHERE "website"."payment_attempts"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_token" ON "website"."payment_attempts" USING btree ("order_id","token_hash");--> statement-breakpoint
CREATE INDEX "payment_attempts_pending" ON "website"."payment_attempts" USING btree ("created_at") WHERE "website"."payment_attempts"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "configurations_expires_at" ON "provider"."configurations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "key_origins_origin" ON "provider"."key_origins" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "payment_tokens_expires_at" ON "provider"."payment_tokens" USING btree ("expires_at");