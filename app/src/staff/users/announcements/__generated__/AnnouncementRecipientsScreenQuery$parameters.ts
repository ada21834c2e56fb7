/**
 * @generated SignedSource<<7f70d013744d7bc2525142a94d412a40>>
 * @relayHash 01f2adbcde8f00dbafc1959600ad6cb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67480917e0bd01a3c9162580a1767b2c7ced67fb18590a1c4207613fc0607cd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementRecipientsScreenQuery } from './AnnouncementRecipientsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementRecipientsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67480917e0bd01a3c9162580a1767b2c7ced67fb18590a1c4207613fc0607cd1",
    "metadata": {},
    "name": "AnnouncementRecipientsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
