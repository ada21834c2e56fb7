/**
 * @generated SignedSource<<d7c11652963246ba6010301b647a9f11>>
 * @relayHash ac168c68ee2cadda906808d677982335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da1421e05202a793724a4ec4310dd34d27ed781bc85b0231c08a938b3908a19c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedSegmentQuery } from './OpenedSegmentQuery.graphql';

const node: PreloadableConcreteRequest<OpenedSegmentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da1421e05202a793724a4ec4310dd34d27ed781bc85b0231c08a938b3908a19c",
    "metadata": {},
    "name": "OpenedSegmentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
