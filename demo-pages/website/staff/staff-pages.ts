import type { ContentKind } from '../content/index.ts';
import { pagesOf, RECORDS_PATH } from '../platform/index.ts';
import { managedContentRoutes } from './content/managed-content-routes.ts';
import { pictureLibraryRoutes } from './content/picture-library-routes.ts';
import { donationRecordsRoutes } from './giving/donation-records-routes.ts';
import { recordsRoutes } from './records-routes.ts';
import type { StaffServices } from './staff-services.ts';

/** The staff area, with pages to edit these kinds of content. */
export const staffPages = (kinds: readonly ContentKind[]) => [
  pagesOf<StaffServices>()({
    path: `${RECORDS_PATH}/*`,
    languages: 'english',
    countries: 'one',
    cache: 'no-store',
    security: 'workshop',
    sitemap: 'disallow',
    unlinked: 'it is for staff',
    routes(app, services) {
      donationRecordsRoutes(app, services);
      managedContentRoutes(app, services, kinds);
      pictureLibraryRoutes(app, services);
      recordsRoutes(app, services);
    },
  }),
];
