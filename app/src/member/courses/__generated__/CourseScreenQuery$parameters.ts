/**
 * @generated SignedSource<<88c358a30d92b9e37491ed93cc758885>>
 * @relayHash 83f2de889abe559b9a1fe0864d12b8a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40d25a5661f17e858454622c58cad738fe6abed89170a0f87f75b8f155599223

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

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
