/**
 * @generated SignedSource<<66d8b32c368a4ac1963deb04da87bd07>>
 * @relayHash 415188d1e78e2a3dd8787c13bbfa2ebb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c622e4e391b54b56b991c7ef103388df6277d2a8e93f4053da1435279783ad92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonPaymentsScreenQuery } from './PersonPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c622e4e391b54b56b991c7ef103388df6277d2a8e93f4053da1435279783ad92",
    "metadata": {},
    "name": "PersonPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
