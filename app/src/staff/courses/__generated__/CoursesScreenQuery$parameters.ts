/**
 * @generated SignedSource<<0abd45946fed563d539ebb25045688be>>
 * @relayHash ded8c2924f071fd16a6605b139efdc85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51283b299fde04f9a15f3909eb8238f38799394f1f84ca218b637ec651852b55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoursesScreenQuery } from './CoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51283b299fde04f9a15f3909eb8238f38799394f1f84ca218b637ec651852b55",
    "metadata": {},
    "name": "CoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
