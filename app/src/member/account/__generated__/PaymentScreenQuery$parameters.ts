/**
 * @generated SignedSource<<db1fa8bdf877c81506dcab3c773fd090>>
 * @relayHash 84ab373babe75c3f80b3704d17e2bd05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df8cca02c83c5c5d39e3deaf66d7c51cda257c06f100917986e33726c972dccc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df8cca02c83c5c5d39e3deaf66d7c51cda257c06f100917986e33726c972dccc",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
