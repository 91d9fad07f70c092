CREATE TABLE "website"."managed_entries" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"latest" integer NOT NULL,
	"live_version" integer,
	"live" jsonb,
	"due_version" integer,
	"due_at" timestamp with time zone,
	CONSTRAINT "managed_entries_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "managed_entries_due_whole" CHECK (("website"."managed_entries"."due_version" is null) = ("website"."managed_entries"."due_at" is null)),
	CONSTRAINT "managed_entries_live_whole" CHECK (("website"."managed_entries"."live_version" is null) = ("website"."managed_entries"."live" is null))
);
--> statement-breakpoint
CREATE TABLE "website"."managed_versions" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_account" text,
	"restored_from" integer,
	CONSTRAINT "managed_versions_kind_key_number_pk" PRIMARY KEY("kind","key","number")
);
--> statement-breakpoint
CREATE INDEX "managed_entries_due" ON "website"."managed_entries" USING btree ("due_at");--> statement-breakpoint
CREATE FUNCTION "website"."only_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added.', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "only_added" BEFORE UPDATE OR DELETE ON "website"."managed_versions" FOR EACH ROW EXECUTE FUNCTION "website"."only_added"();
