CREATE SCHEMA "website";
--> statement-breakpoint
CREATE SCHEMA "provider";
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
CREATE TABLE "website"."bequest_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"form_key" text NOT NULL,
	"site_country_code" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bequest_requests_country" CHECK ("website"."bequest_requests"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."bot_check_uses" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."cart_lines" (
	"session_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	"shown_price_minor" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_session_id_site_country_code_item_id_pk" PRIMARY KEY("session_id","site_country_code","item_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("website"."cart_lines"."quantity" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "website"."cart_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website"."cart_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"design" text DEFAULT '' NOT NULL,
	CONSTRAINT "ecards_session_id_site_country_code_instance_id_pk" PRIMARY KEY("session_id","site_country_code","instance_id")
);
--> statement-breakpoint
CREATE TABLE "website"."gift_stock" (
	"site_country_code" text NOT NULL,
	"item_id" text NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "gift_stock_site_country_code_item_id_pk" PRIMARY KEY("site_country_code","item_id"),
	CONSTRAINT "gift_stock_available" CHECK ("website"."gift_stock"."available" >= 0)
);
--> statement-breakpoint
CREATE TABLE "website"."gifts" (
	"site_country_code" text NOT NULL,
	"item_id" text NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
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
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "gifts_site_country_code_item_id_pk" PRIMARY KEY("site_country_code","item_id"),
	CONSTRAINT "gifts_price_positive" CHECK ("website"."gifts"."price_minor" > 0),
	CONSTRAINT "gifts_country" CHECK ("website"."gifts"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."link_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."articles" (
	"kind" text NOT NULL,
	"site_country_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"author" text NOT NULL,
	"author_role" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"topic" text NOT NULL,
	"published_on" date NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "search_title"), 'A') || setweight(to_tsvector('english', "search_text"), 'B')) STORED NOT NULL,
	CONSTRAINT "articles_site_country_code_kind_slug_pk" PRIMARY KEY("site_country_code","kind","slug"),
	CONSTRAINT "articles_kind" CHECK ("website"."articles"."kind" in ('news', 'blog')),
	CONSTRAINT "articles_country" CHECK ("website"."articles"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."events" (
	"site_country_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"venue" text NOT NULL,
	"cost" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "search_title"), 'A') || setweight(to_tsvector('english', "search_text"), 'B')) STORED NOT NULL,
	CONSTRAINT "events_site_country_code_slug_pk" PRIMARY KEY("site_country_code","slug"),
	CONSTRAINT "events_country" CHECK ("website"."events"."site_country_code" in ('AUS', 'NZL')),
	CONSTRAINT "events_end_after_start" CHECK ("website"."events"."ends_at" > "website"."events"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "website"."media_items" (
	"site_country_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"format" text NOT NULL,
	"action_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"published_on" date NOT NULL,
	CONSTRAINT "media_items_site_country_code_slug_pk" PRIMARY KEY("site_country_code","slug"),
	CONSTRAINT "media_items_format" CHECK ("website"."media_items"."format" in ('film', 'picture', 'report')),
	CONSTRAINT "media_items_country" CHECK ("website"."media_items"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."media_terms" (
	"facet" text NOT NULL,
	"id" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "media_terms_facet_id_pk" PRIMARY KEY("facet","id"),
	CONSTRAINT "media_terms_facet" CHECK ("website"."media_terms"."facet" in ('action', 'location'))
);
--> statement-breakpoint
CREATE TABLE "website"."mails" (
	"id" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"site_country_code" text NOT NULL,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"from_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"unsubscribe_url" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"status" text NOT NULL,
	"attempts" smallint NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"claimed_by" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mails_status" CHECK ("website"."mails"."status" in ('waiting', 'sent', 'kept', 'failed')),
	CONSTRAINT "mails_country" CHECK ("website"."mails"."site_country_code" in ('AUS', 'NZL')),
	CONSTRAINT "mails_headers_are_lines" CHECK ("website"."mails"."to_name" || "website"."mails"."to_address" || "website"."mails"."from_name" || "website"."mails"."reply_to" || "website"."mails"."unsubscribe_url" || "website"."mails"."subject" !~ '[
]')
);
--> statement-breakpoint
CREATE TABLE "website"."subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"site_country_code" text NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"source" text NOT NULL,
	"joined" integer NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "subscribers_country" CHECK ("website"."subscribers"."site_country_code" in ('AUS', 'NZL')),
	CONSTRAINT "subscribers_source" CHECK ("website"."subscribers"."source" in ('newsletter', 'petition', 'update-details'))
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
	"design" text DEFAULT '' NOT NULL,
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
	"method" text DEFAULT 'card' NOT NULL,
	"authentication_id" text,
	"status" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"token" text,
	"token_hash" text NOT NULL,
	"ip_address" text NOT NULL,
	"client_network" text DEFAULT '' NOT NULL,
	"content_id" text NOT NULL,
	"drives" integer DEFAULT 0 NOT NULL,
	"charge_id" text,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_attempts_method" CHECK ("website"."payment_attempts"."method" in ('card', 'wallet')),
	CONSTRAINT "payment_attempts_status" CHECK ("website"."payment_attempts"."status" in ('pending', 'approved', 'declined', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "website"."petition_counts" (
	"node_id" text PRIMARY KEY NOT NULL,
	"signatures" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."petition_signatures" (
	"id" text NOT NULL,
	"node_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"postcode" text NOT NULL,
	"mobile" text NOT NULL,
	"location" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "petition_signatures_node_id_email_key_pk" PRIMARY KEY("node_id","email_key"),
	CONSTRAINT "petition_signatures_id_unique" UNIQUE("id"),
	CONSTRAINT "petition_signatures_country" CHECK ("website"."petition_signatures"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
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
CREATE TABLE "website"."staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."stock_holds" (
	"order_id" text NOT NULL,
	"site_country_code" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "stock_holds_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "stock_holds_quantity" CHECK ("website"."stock_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "website"."donor_updates" (
	"id" text PRIMARY KEY NOT NULL,
	"site_country_code" text NOT NULL,
	"old_email" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donor_updates_country" CHECK ("website"."donor_updates"."site_country_code" in ('AUS', 'NZL'))
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
	"card_fingerprint" text,
	"test_outcome" text NOT NULL,
	"authentication_id" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"failure_code" text,
	"failure_message" text,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "charges_authentication" UNIQUE("authentication_id"),
	CONSTRAINT "charges_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "charges_token" UNIQUE("token_hash"),
	CONSTRAINT "charges_refunded" CHECK ("provider"."charges"."refunded_minor" between 0 and "provider"."charges"."amount_minor"),
	CONSTRAINT "charges_amount" CHECK ("provider"."charges"."amount_minor" > 0),
	CONSTRAINT "charges_currency" CHECK ("provider"."charges"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "charges_status" CHECK ("provider"."charges"."status" in ('pending', 'complete', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "provider"."checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"reference_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"gateway_type" text NOT NULL,
	"mode" text NOT NULL,
	"page_origin" text,
	"meta" jsonb NOT NULL,
	"amount_minor" bigint,
	"currency" text NOT NULL,
	"description" text,
	"success_url" text NOT NULL,
	"error_url" text NOT NULL,
	"status" text NOT NULL,
	"shopper_email" text,
	"shopper_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "checkouts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "checkouts_reference_id_unique" UNIQUE("reference_id"),
	CONSTRAINT "checkouts_status" CHECK ("provider"."checkouts"."status" in ('created', 'approved', 'declined', 'referred', 'cancelled', 'failed'))
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
CREATE TABLE "provider"."checkout_instructions" (
	"intent_id" text NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"step" text,
	"phase" text NOT NULL,
	"payload" jsonb NOT NULL,
	"customisation" jsonb,
	"next_instruction" boolean,
	"jti" text NOT NULL,
	"wallet_charge_id" text,
	"authentication_id" text,
	"saved_source_id" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"erred_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	"report_event" text,
	"report" jsonb,
	"report_hash" text,
	"token_hash" text,
	"browser_details" jsonb,
	CONSTRAINT "checkout_instructions_pk" PRIMARY KEY("intent_id","seq")
);
--> statement-breakpoint
CREATE TABLE "provider"."checkout_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"customer" jsonb NOT NULL,
	"customer_id" text NOT NULL,
	"return_url" text,
	"environment" text NOT NULL,
	"script" jsonb NOT NULL,
	"position" jsonb NOT NULL,
	"moves" integer NOT NULL,
	"seq" integer NOT NULL,
	"status" text NOT NULL,
	"source_hash" text,
	"charge_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "checkout_intents_charge" UNIQUE("charge_id"),
	CONSTRAINT "checkout_intents_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "checkout_intents_amount" CHECK ("provider"."checkout_intents"."amount_minor" > 0),
	CONSTRAINT "checkout_intents_currency" CHECK ("provider"."checkout_intents"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "checkout_intents_status" CHECK ("provider"."checkout_intents"."status" in ('open', 'in_review', 'paid', 'succeeded', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "provider"."key_domains" (
	"key_hash" text NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "key_domains_pk" PRIMARY KEY("key_hash","domain")
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
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "keys_kind" CHECK ("provider"."keys"."kind" in ('public', 'access', 'secret'))
);
--> statement-breakpoint
CREATE TABLE "provider"."merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider"."rate_windows" (
	"subject" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_windows_pk" PRIMARY KEY("subject","starts_at")
);
--> statement-breakpoint
CREATE TABLE "provider"."signing_keys" (
	"slot" text PRIMARY KEY NOT NULL,
	"kid" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "provider"."page_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"merchant_id" text NOT NULL,
	"subject" text NOT NULL,
	"allows_security_code" boolean NOT NULL,
	"wrong_codes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "page_tokens_kind" CHECK ("provider"."page_tokens"."kind" in ('query', 'vault_display'))
);
--> statement-breakpoint
CREATE TABLE "provider"."saved_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"type" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"position" integer NOT NULL,
	"holder_name" text NOT NULL,
	"card_last4" text,
	"card_scheme" text,
	"expire_month" integer,
	"expire_year" integer,
	"account_last" text,
	"checkout_email" text,
	CONSTRAINT "saved_sources_last4" CHECK ("provider"."saved_sources"."card_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "provider"."services" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"type" text NOT NULL,
	"mode" text NOT NULL,
	"username" text,
	"merchant" text
);
--> statement-breakpoint
CREATE TABLE "provider"."vault_setups" (
	"setup_hash" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vault_setups_status" CHECK ("provider"."vault_setups"."status" in ('created', 'approved', 'exchanged', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "provider"."authentications" (
	"id" text PRIMARY KEY NOT NULL,
	"page_key" text NOT NULL,
	"merchant_id" text NOT NULL,
	"page_origin" text,
	"payment_token_hash" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"card_last4" text,
	"card_scheme" text,
	"scenario" text NOT NULL,
	"browser_details" jsonb NOT NULL,
	"status" text NOT NULL,
	"wrong_codes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "authentications_page_key_unique" UNIQUE("page_key"),
	CONSTRAINT "authentications_status" CHECK ("provider"."authentications"."status" in ('created', 'pending', 'success', 'rejected', 'cancelled', 'timed_out'))
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
	"card_fingerprint" text,
	"contact" jsonb NOT NULL,
	"test_outcome" text NOT NULL,
	"three_ds_scenario" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_tokens_last4" CHECK ("provider"."payment_tokens"."card_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "provider"."wallet_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"gateway_id" text NOT NULL,
	"gateway_type" text NOT NULL,
	"mode" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"customer" jsonb NOT NULL,
	"meta" jsonb NOT NULL,
	"capture" boolean NOT NULL,
	"order_id" text,
	"shipping" jsonb,
	"payment_source" jsonb,
	"status" text NOT NULL,
	"method_hash" text,
	"outcome" text,
	"failure_code" text,
	"failure_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_charges_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "wallet_charges_idempotency_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "wallet_charges_refunded" CHECK ("provider"."wallet_charges"."refunded_minor" between 0 and "provider"."wallet_charges"."amount_minor"),
	CONSTRAINT "wallet_charges_amount" CHECK ("provider"."wallet_charges"."amount_minor" > 0),
	CONSTRAINT "wallet_charges_currency" CHECK ("provider"."wallet_charges"."currency" in ('AUD', 'NZD')),
	CONSTRAINT "wallet_charges_status" CHECK ("provider"."wallet_charges"."status" in ('wallet_initialized', 'capturing', 'complete', 'pending', 'inreview', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "website"."cart_lines" ADD CONSTRAINT "cart_lines_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "website"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."cart_lines" ADD CONSTRAINT "cart_lines_site_country_code_item_id_gifts_site_country_code_item_id_fk" FOREIGN KEY ("site_country_code","item_id") REFERENCES "website"."gifts"("site_country_code","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."ecards" ADD CONSTRAINT "ecards_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "website"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."order_ecards" ADD CONSTRAINT "order_ecards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."orders" ADD CONSTRAINT "orders_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "website"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."refund_units" ADD CONSTRAINT "refund_units_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "website"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "website"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."charges" ADD CONSTRAINT "charges_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."checkouts" ADD CONSTRAINT "checkouts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."checkouts" ADD CONSTRAINT "checkouts_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."configurations" ADD CONSTRAINT "configurations_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."configurations" ADD CONSTRAINT "configurations_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."gateways" ADD CONSTRAINT "gateways_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."checkout_instructions" ADD CONSTRAINT "checkout_instructions_intent_id_checkout_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "provider"."checkout_intents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."checkout_intents" ADD CONSTRAINT "checkout_intents_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."key_domains" ADD CONSTRAINT "key_domains_key_hash_keys_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "provider"."keys"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."key_origins" ADD CONSTRAINT "key_origins_key_hash_keys_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "provider"."keys"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."keys" ADD CONSTRAINT "keys_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."charge_refunds" ADD CONSTRAINT "charge_refunds_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."page_tokens" ADD CONSTRAINT "page_tokens_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD CONSTRAINT "saved_sources_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."saved_sources" ADD CONSTRAINT "saved_sources_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."services" ADD CONSTRAINT "services_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."vault_setups" ADD CONSTRAINT "vault_setups_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."vault_setups" ADD CONSTRAINT "vault_setups_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."authentications" ADD CONSTRAINT "authentications_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."payment_tokens" ADD CONSTRAINT "payment_tokens_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."payment_tokens" ADD CONSTRAINT "payment_tokens_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD CONSTRAINT "wallet_charges_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "provider"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider"."wallet_charges" ADD CONSTRAINT "wallet_charges_gateway_id_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "provider"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "localities_by_name" ON "website"."localities" USING btree ("site_country_code","search_name" collate "C");--> statement-breakpoint
CREATE INDEX "localities_by_postcode" ON "website"."localities" USING btree ("site_country_code","postcode" collate "C");--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "website"."staff_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_actions_subject" ON "website"."staff_actions" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_actions_form" ON "website"."staff_actions" USING btree ("form_key");--> statement-breakpoint
CREATE INDEX "bequest_requests_recent" ON "website"."bequest_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bot_check_uses_expiry" ON "website"."bot_check_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cart_notices_session" ON "website"."cart_notices" USING btree ("session_id","site_country_code");--> statement-breakpoint
CREATE INDEX "articles_by_date" ON "website"."articles" USING btree ("site_country_code","kind","published_on");--> statement-breakpoint
CREATE INDEX "articles_search" ON "website"."articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "events_by_end" ON "website"."events" USING btree ("site_country_code","ends_at");--> statement-breakpoint
CREATE INDEX "events_search" ON "website"."events" USING gin ("search");--> statement-breakpoint
CREATE INDEX "media_items_by_date" ON "website"."media_items" USING btree ("site_country_code","published_on");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_cause" ON "website"."mails" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "website"."mails" USING btree ("next_attempt_at") WHERE "website"."mails"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_recent" ON "website"."mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_one_each" ON "website"."subscribers" USING btree ("site_country_code","email_key");--> statement-breakpoint
CREATE INDEX "subscribers_recent" ON "website"."subscribers" USING btree ("subscribed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_unpaid" ON "website"."orders" USING btree ("session_id","site_country_code") WHERE "website"."orders"."status" <> 'paid';--> statement-breakpoint
CREATE INDEX "orders_session" ON "website"."orders" USING btree ("session_id","site_country_code","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_pending" ON "website"."payment_attempts" USING btree ("order_id") WHERE "website"."payment_attempts"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_token" ON "website"."payment_attempts" USING btree ("order_id","token_hash");--> statement-breakpoint
CREATE INDEX "payment_attempts_network" ON "website"."payment_attempts" USING btree ("client_network","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_pending" ON "website"."payment_attempts" USING btree ("created_at") WHERE "website"."payment_attempts"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "petition_signatures_recent" ON "website"."petition_signatures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "website"."refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "website"."refunds" USING btree ("created_at") WHERE "website"."refunds"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "website"."staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "donor_updates_recent" ON "website"."donor_updates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "charges_card" ON "provider"."charges" USING btree ("merchant_id","card_fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_expires_at" ON "provider"."checkouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "configurations_expires_at" ON "provider"."configurations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "checkout_intents_expires_at" ON "provider"."checkout_intents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "key_domains_domain" ON "provider"."key_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "key_origins_origin" ON "provider"."key_origins" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "keys_expires_at" ON "provider"."keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_windows_starts_at" ON "provider"."rate_windows" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "charge_refunds_charge" ON "provider"."charge_refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "page_tokens_expires_at" ON "provider"."page_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saved_sources_customer" ON "provider"."saved_sources" USING btree ("merchant_id","customer_id","position");--> statement-breakpoint
CREATE INDEX "vault_setups_expires_at" ON "provider"."vault_setups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "authentications_expires_at" ON "provider"."authentications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_tokens_expires_at" ON "provider"."payment_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_charges_expires_at" ON "provider"."wallet_charges" USING btree ("expires_at");