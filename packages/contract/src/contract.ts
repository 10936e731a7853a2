import {
  deleteAccount,
  getAccountData,
  getSession,
  resetPassword,
  sendDeletionCode,
  signIn,
  signOut,
  signOutEverywhere,
} from './accounts.ts';
import { chat, chatAboutProject, chatLogin, chatSignup, chatValidateCode, greet } from './chats.ts';
import { compareProperties } from './compare.ts';
import { discoverProperties } from './discover.ts';
import { getHealth } from './health.ts';
import { changeLists, countProperties, getLists } from './lists.ts';
import { getOperator } from './operator.ts';
import { recordEvent } from './events.ts';
import { uploadImage } from './images.ts';
import { getDirections, getNearbyPlaces, getStreetView } from './places.ts';
import { getProperty } from './properties.ts';
import { describeQuery, interpretQuery } from './queries.ts';
import { searchProperties, searchPropertiesByPost } from './search.ts';
import { sendSellerEnquiry } from './sellers.ts';

/** Every endpoint of the product, keyed by its name. The server registers exactly these. */
export const contract = {
  greet,
  chat,
  chatAboutProject,
  chatLogin,
  chatSignup,
  chatValidateCode,
  interpretQuery,
  describeQuery,
  searchProperties,
  searchPropertiesByPost,
  discoverProperties,
  compareProperties,
  countProperties,
  getProperty,
  getNearbyPlaces,
  getDirections,
  getStreetView,
  getSession,
  signIn,
  signOut,
  signOutEverywhere,
  resetPassword,
  getAccountData,
  sendDeletionCode,
  deleteAccount,
  getLists,
  changeLists,
  sendSellerEnquiry,
  getOperator,
  uploadImage,
  recordEvent,
  getHealth,
} as const;

export type EndpointName = keyof typeof contract;
