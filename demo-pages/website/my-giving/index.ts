/** What donors see and change of their own giving. What other rooms may use. */

export { givingFileRoutes, myGivingPages } from './my-giving-routes.ts';
export type { MyGivingServices } from './my-giving-services.ts';
export { forgetFarewells } from './own-data/erase-person.ts';
export { forgetPeople } from './own-data/forget-people.ts';
export { forgetSignIns } from './sign-in/request-link.ts';
export { sendSignInLinks } from './sign-in/sign-in-links.ts';
