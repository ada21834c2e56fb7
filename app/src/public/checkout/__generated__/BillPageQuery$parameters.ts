/**
 * @generated SignedSource<<7f95afe848081e729d85a380e191ac87>>
 * @relayHash 455ecbf6fbd8eaf2068524cc23ef4752
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d610b3c29c9a3eeeb3e99f307ba18cbb819fcf927097b4600a545e7df0b33d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d610b3c29c9a3eeeb3e99f307ba18cbb819fcf927097b4600a545e7df0b33d3",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
