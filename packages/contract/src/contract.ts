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
import { getOperator } from './operator.ts';
import { recordEvent } from './events.ts';
import { uploadImage } from './images.ts';
import { getDirections, getNearbyPlaces, getStreetView } from './places.ts';
import { getProperty } from './properties.ts';
import { describeQuery, interpretQuery } from './queries.ts';
import { searchProperties, searchPropertiesByPost } from './search.ts';
import { sendSellerEnquiry } from './sellers.ts';
import { getStaffHub, getStaffFigures } from './staff-hub.ts';
import {
  listPromoters,
  getPromoter,
  createPromoter,
  editPromoter,
  changePromoterStatus,
  deletePromoter,
  restorePromoter,
  sendPromoterCredentials,
} from './staff-promoters.ts';
import {
  listOperators,
  getStaffOperator,
  createOperator,
  editOperator,
  changeOperatorStatus,
  deleteOperator,
  restoreOperator,
  sendOperatorCredentials,
  listOperatorProperties,
  setOperatorProperties,
} from './staff-operators.ts';
import {
  listUsers,
  getUser,
  changeUserStatus,
  deleteUser,
  restoreUser,
  eraseUser,
} from './staff-users.ts';
import {
  createServiceToken,
  listServiceTokens,
  revokeServiceToken,
} from './staff-service-tokens.ts';
import { listAudit } from './staff-audit.ts';
import {
  changePropertiesInBulk,
  deleteProperty,
  editPropertyAmenities,
  editPropertyBasics,
  editPropertyDescription,
  editPropertyImages,
  editPropertyLegal,
  editPropertyLocation,
  editPropertySchedule,
  editPropertyUnits,
  editPropertyWaterAndCharges,
  getStaffProperty,
  listPropertyHistory,
  listStaffProperties,
  replacePropertyDocuments,
  restoreProperty,
  undoPropertyChange,
  uploadDocument,
} from './staff-properties.ts';

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
  sendSellerEnquiry,
  getOperator,
  uploadImage,
  recordEvent,
  getStaffHub,
  getStaffFigures,
  listPromoters,
  getPromoter,
  createPromoter,
  editPromoter,
  changePromoterStatus,
  deletePromoter,
  restorePromoter,
  sendPromoterCredentials,
  listOperators,
  getStaffOperator,
  createOperator,
  editOperator,
  changeOperatorStatus,
  deleteOperator,
  restoreOperator,
  sendOperatorCredentials,
  listOperatorProperties,
  setOperatorProperties,
  listUsers,
  getUser,
  changeUserStatus,
  deleteUser,
  restoreUser,
  eraseUser,
  createServiceToken,
  listServiceTokens,
  revokeServiceToken,
  listAudit,
  listStaffProperties,
  getStaffProperty,
  editPropertyBasics,
  editPropertyLocation,
  editPropertyDescription,
  editPropertyUnits,
  editPropertyAmenities,
  editPropertyLegal,
  editPropertyWaterAndCharges,
  editPropertySchedule,
  editPropertyImages,
  replacePropertyDocuments,
  uploadDocument,
  listPropertyHistory,
  undoPropertyChange,
  changePropertiesInBulk,
  deleteProperty,
  restoreProperty,
  getHealth,
} as const;

export type EndpointName = keyof typeof contract;
