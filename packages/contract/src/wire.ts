/*
 * Method and path of every endpoint that visitors call, said once for the server and the browser. It holds no validators, so
 * a browser that imports it loads none. Parameters are written `:id`.
 */

export const greet = 'GET /';

export const chat = 'POST /api/v1/chats';
export const chatAboutProject = 'POST /api/v1/chats/1';
export const chatLogin = 'POST /api/v1/chats/login';
export const chatSignup = 'POST /api/v1/chats/signup';
export const chatValidateCode = 'POST /api/v1/chats/otp-validate';

export const interpretQuery = 'POST /api/v1/queries/interpret';
export const describeQuery = 'POST /api/v1/queries/describe';
export const refineQuery = 'POST /api/v1/queries/refine';

export const searchProperties = 'GET /api/v1/properties/search';
export const searchPropertiesByPost = 'POST /api/v1/properties/search';
export const discoverProperties = 'GET /api/v1/properties/discover';
export const compareProperties = 'GET /api/v1/properties/compare';
export const findOnMap = 'GET /api/v1/properties/map';
export const countProperties = 'GET /api/v1/properties/count';
export const getProperty = 'GET /api/v1/properties/:id';
export const getNearbyPlaces = 'GET /api/v1/properties/:id/nearby';
export const getDirections = 'GET /api/v1/properties/:id/directions';
export const getMinutes = 'GET /api/v1/minutes';
export const getReach = 'GET /api/v1/reach';
export const getStreetView = 'GET /api/v1/properties/:id/street-view';

export const getSession = 'GET /api/v1/auth/session';
export const signIn = 'POST /api/v1/auth/login';
export const signOut = 'POST /api/v1/auth/logout';
export const signOutEverywhere = 'POST /api/v1/auth/logout-everywhere';
export const resetPassword = 'POST /api/v1/auth/reset-password';

export const listOwnSessions = 'GET /api/v1/account/sessions';
export const endOwnSession = 'DELETE /api/v1/account/sessions/:id';
export const endOtherSessions = 'DELETE /api/v1/account/sessions';
export const getAccountData = 'GET /api/v1/account/data';
export const sendDeletionCode = 'POST /api/v1/account/code';
export const deleteAccount = 'DELETE /api/v1/account';

export const getLeadConsents = 'GET /api/v1/properties/:id/lead-consents';
export const submitLead = 'POST /api/v1/properties/:id/leads';

export const listOwnLeads = 'GET /api/v1/account/leads';
export const withdrawLead = 'DELETE /api/v1/account/leads/:id';
export const getLists = 'GET /api/v1/account/lists';
export const changeLists = 'PUT /api/v1/account/lists';

export const sendSellerEnquiry = 'POST /api/v1/promoters/enquiry';

export const getOperator = 'GET /api/v1/operator';

export const recordEvent = 'POST /api/v1/events';

export const getHealth = 'GET /api/v1/health';
