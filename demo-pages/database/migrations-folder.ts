import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The SQL that drizzle-kit generated from both schemas; read at run time, so it is found from the project root. */
export const migrationsFolder = join(projectRoot, 'demo-pages/database/migrations');
