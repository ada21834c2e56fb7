/**
 * @generated SignedSource<<4257a124308907c5587e79a3129c7a0b>>
 * @relayHash cd7e00bca255cde3c0facc5eec023bca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be1d15fbcfc139cc97d90acdde28d29b265755758f09d4fbcd6179277d19b05e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProductScreenQuery } from './EditProductScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProductScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be1d15fbcfc139cc97d90acdde28d29b265755758f09d4fbcd6179277d19b05e",
    "metadata": {},
    "name": "EditProductScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
