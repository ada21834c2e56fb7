/**
 * @generated SignedSource<<2f2383c69dfb354ea6725bdbc9d1592f>>
 * @relayHash d9ea423a4e3204be52e028276c7599e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b43c3b683f82dc403e71d0774e6a869b506a41a45eec078cadd423f504bd45ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCourseScreenQuery } from './EditCourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditCourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b43c3b683f82dc403e71d0774e6a869b506a41a45eec078cadd423f504bd45ae",
    "metadata": {},
    "name": "EditCourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
