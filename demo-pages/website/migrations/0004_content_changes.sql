CREATE FUNCTION "website"."content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('haven_content', TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."gifts" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('gifts');--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."gift_stock" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('gifts');--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."appeals" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('appeals');--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."donations" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('appeals');--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."articles" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('listings');--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."events" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('listings');--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."media_items" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('listings');--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "website"."media_terms" FOR EACH STATEMENT EXECUTE FUNCTION "website"."content_changed"('listings');
