/**
 * @generated SignedSource<<1d9dc9cb699889eaebfade83393e1cce>>
 * @relayHash 9450f55c540613a699ca890e734aee8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74e723d49ad096dcac8f7ff1471968ba076c472c2c3214aaeb0058c37b1bcfd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewUserScreenQuery } from './NewUserScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewUserScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74e723d49ad096dcac8f7ff1471968ba076c472c2c3214aaeb0058c37b1bcfd8",
    "metadata": {},
    "name": "NewUserScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
