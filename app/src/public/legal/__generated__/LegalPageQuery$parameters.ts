/**
 * @generated SignedSource<<ac29f1c940063440884f069f4ec07093>>
 * @relayHash 289bea43565982ea02ecd37702d00e2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5876522d0c4a271fb5cd9e45e6db24d4a7f6b3e95bff7af958062d7a5ab50ad3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalPageQuery } from './LegalPageQuery.graphql';

const node: PreloadableConcreteRequest<LegalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5876522d0c4a271fb5cd9e45e6db24d4a7f6b3e95bff7af958062d7a5ab50ad3",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
