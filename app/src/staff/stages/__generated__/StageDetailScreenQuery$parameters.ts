/**
 * @generated SignedSource<<f56a89231e78ace05d64685ab547b2d4>>
 * @relayHash 17d8e945b94638aea155fc8def66ab8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 143c63d14e628d26e553045ac8be5e301c26042ae28ca14c8c161e1186e7325e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StageDetailScreenQuery } from './StageDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<StageDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "143c63d14e628d26e553045ac8be5e301c26042ae28ca14c8c161e1186e7325e",
    "metadata": {},
    "name": "StageDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
