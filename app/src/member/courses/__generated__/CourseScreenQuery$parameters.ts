/**
 * @generated SignedSource<<557346d6afc83b96c1e6d54e899844ea>>
 * @relayHash 83f2de889abe559b9a1fe0864d12b8a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40d25a5661f17e858454622c58cad738fe6abed89170a0f87f75b8f155599223

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40d25a5661f17e858454622c58cad738fe6abed89170a0f87f75b8f155599223",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
