/**
 * @generated SignedSource<<cd2fdb2bfa82be3fb79cb11b792c2d51>>
 * @relayHash 9f029350bc748930a99e89b21f8531e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cc22002533b8c9ae81dddf6adfbc235dc17c9820bc02e97a3d5e40ec1a69b93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductDetailScreenQuery } from './ProductDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProductDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cc22002533b8c9ae81dddf6adfbc235dc17c9820bc02e97a3d5e40ec1a69b93",
    "metadata": {},
    "name": "ProductDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
