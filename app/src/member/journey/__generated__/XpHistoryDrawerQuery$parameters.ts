/**
 * @generated SignedSource<<7902fb307ec4251b343e31352c992741>>
 * @relayHash e829029e920ac65469bb51fc9ed5aa08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0946b53a404491666e14f099981f9ea3917c8c0b020984b8f4b07ca49c6c2a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { XpHistoryDrawerQuery } from './XpHistoryDrawerQuery.graphql';

const node: PreloadableConcreteRequest<XpHistoryDrawerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0946b53a404491666e14f099981f9ea3917c8c0b020984b8f4b07ca49c6c2a2",
    "metadata": {},
    "name": "XpHistoryDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
