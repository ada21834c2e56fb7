/**
 * @generated SignedSource<<c1b1a53bc1bc76e0eeb3a04fb7f0c6c9>>
 * @relayHash bc74fded6c8de1f28c6ab36174a385d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd418b364f48c4c05370f59970feebc7b4d1ad008666dafb9fdbbaf4fd05e88e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembershipTabQuery } from './MembershipTabQuery.graphql';

const node: PreloadableConcreteRequest<MembershipTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd418b364f48c4c05370f59970feebc7b4d1ad008666dafb9fdbbaf4fd05e88e",
    "metadata": {},
    "name": "MembershipTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
