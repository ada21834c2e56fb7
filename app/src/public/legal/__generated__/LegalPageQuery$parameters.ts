/**
 * @generated SignedSource<<f958b649ab8e12f909589761fdf26622>>
 * @relayHash 834e8d7dc11ac878dfd882c81cab579d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9663386cbf251d0d0ef8bc13413733d4a03c49aa7bda1f928bf8c3566b16a0a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalPageQuery } from './LegalPageQuery.graphql';

const node: PreloadableConcreteRequest<LegalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9663386cbf251d0d0ef8bc13413733d4a03c49aa7bda1f928bf8c3566b16a0a0",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
