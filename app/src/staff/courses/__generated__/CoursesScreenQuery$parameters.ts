/**
 * @generated SignedSource<<b1656e14da90fa79b39ce284b5022d8d>>
 * @relayHash b22e4a64e8e30efba1d6c52cdc23d367
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb0e91a4e62d067d99e3e032a7d7578ed58b6ccf1b555bf0c82b97da596536ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoursesScreenQuery } from './CoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb0e91a4e62d067d99e3e032a7d7578ed58b6ccf1b555bf0c82b97da596536ac",
    "metadata": {},
    "name": "CoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
