/**
 * @generated SignedSource<<6ac06cdb489b36fc127e92ff04532955>>
 * @relayHash 4643d72db8b7360c42fa34320400341f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fa368114f5ad12bd93de64b1b18bd4932fd646576861a6455ab0484b2b09f0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductsScreenQuery } from './ProductsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProductsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fa368114f5ad12bd93de64b1b18bd4932fd646576861a6455ab0484b2b09f0e",
    "metadata": {},
    "name": "ProductsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
